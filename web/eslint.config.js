// What the type checker does not see. Formatting is prettier's.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['node_modules/', 'src/lib/server/protocol.ts', 'src/games/*/types.ts', 'public/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
  {
    rules: {
      'no-undef': 'off', // the type checker knows
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
      'svelte/prefer-svelte-reactivity': 'off', // most maps are made anew in a $derived, and never change
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check decides, and it does warn
      'svelte/no-useless-mustaches': 'off', // {' '} is a space that stays
    },
  },
);
