// The service worker is told which files belong to the build: it keeps the page whole, for when there is no network.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const ITSELF = 'service.js';

export function service(): Plugin {
  let built = '';
  return {
    name: 'service',
    apply: 'build',
    configResolved: (config) => {
      built = join(config.root, config.build.outDir);
    },
    closeBundle: () => {
      const paths = readdirSync(built, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== ITSELF)
        .map((entry) => relative(built, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .sort();
      const digest = createHash('sha256');
      for (const path of paths) digest.update(path).update(readFileSync(join(built, path)));
      const files = paths.filter((path) => path !== 'index.html').map((path) => `/${path}`);
      const script = readFileSync(join(built, ITSELF), 'utf8')
        .replace("const BUILD = 'development';", `const BUILD = '${digest.digest('hex').slice(0, 16)}';`)
        .replace('const FILES = [];', `const FILES = ${JSON.stringify(files)};`);
      writeFileSync(join(built, ITSELF), script);
    },
  };
}
