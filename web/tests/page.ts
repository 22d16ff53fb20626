// The page's own surroundings, as little as the modules of lib/ ask for. Import it before them.
import { vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', {
  documentElement: { dataset: {} },
  hidden: false,
  activeElement: null,
  querySelector: () => null,
});
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('navigator', { languages: ['en'] });
