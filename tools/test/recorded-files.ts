import { globSync } from 'node:fs'

/** What tests record of the whole product: screens, examples of REST, conditions of queries. */
export const recordedFiles = (): string[] =>
  globSync([
    'apps/*/src/**/__snapshots__/*.snap',
    'apps/server/src/doors/rest/examples.json',
    'apps/server/test/statements/conditions/*.txt',
  ])
