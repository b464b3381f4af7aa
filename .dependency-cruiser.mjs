// The arrows between packages: kernel <- games <- bots <- (server, web, cli); kernel <- table, wire <- (server, web, cli).
import { readdirSync } from 'node:fs';

const AROUND_GAMES = ['kernel', 'bots', 'table', 'wire', 'server', 'web', 'cli'];
/** Every other package is a game. */
const games = readdirSync('packages').filter((name) => !AROUND_GAMES.includes(name));

const rules = `^packages/(${['kernel', ...games, 'bots', 'table'].join('|')})/src/`;
const tests = '\\.test\\.ts$|/testing/';

/**
 * A package that may import only itself and the packages named.
 * @param {string} name
 * @param {string[]} others
 */
const only = (name, ...others) => ({
  name: `${name}-imports-only-${['itself', ...others].join('-')}`,
  severity: /** @type {const} */ ('error'),
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...others].join('|')})/` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    only('kernel'),
    ...games.map((game) => only(game, 'kernel')),
    only('bots', 'kernel', ...games),
    only('table', 'kernel'),
    only('wire', 'kernel'),
    only('server', 'kernel', ...games, 'bots', 'table', 'wire'),
    only('web', 'kernel', ...games, 'bots', 'table', 'wire'),
    only('cli', 'kernel', ...games, 'bots', 'table', 'wire', 'server'),
    {
      name: 'page-takes-only-types-of-the-wire',
      comment: 'The schemas, and the library that reads them, stay out of what visitors download.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: tests },
      to: { path: '^packages/wire/|/typebox/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-are-pure',
      comment: 'No built-in and no npm package below the server.',
      severity: 'error',
      from: { path: rules, pathNot: tests },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
      },
    },
    {
      name: 'packages-meet-at-their-exports',
      comment: 'Another package is imported by its name, not by a path into its folder.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'tests-are-leaves',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: '\\.test\\.ts$' },
    },
    {
      name: 'no-cycles',
      comment: 'What is loaded later may lead back: a page of a game to the list of games.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/(dist|\\.svelte-check)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'browser', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.svelte', '.json'],
    },
  },
};
