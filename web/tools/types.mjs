// The protocol's types, generated from its schema: npm run types
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const schema = JSON.parse(
  await readFile(new URL(process.env.SCHEMA ?? '../../docs/protocol.schema.json', import.meta.url), 'utf8'),
);
const names = Object.keys(schema.$defs);
for (const name of names) schema.$defs[name].additionalProperties ??= false;
const whole = {
  $defs: schema.$defs,
  title: 'Protocol',
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
  required: names,
};
const types = await compile(whole, 'Protocol', {
  bannerComment: '// Generated from docs/protocol.schema.json by `npm run types`. Do not edit.',
  unreachableDefinitions: false,
  style: { singleQuote: true, printWidth: 120 },
});
const target = new URL('../src/lib/server/protocol.ts', import.meta.url);
if (process.argv.includes('--check')) {
  const there = await readFile(target, 'utf8');
  if (there !== types) {
    console.error('src/lib/server/protocol.ts does not fit docs/protocol.schema.json: npm run types');
    process.exit(1);
  }
} else {
  await writeFile(target, types);
}
