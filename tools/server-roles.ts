interface File {
  file: string
}

const TABLE = /^### Server roles\n([^#]*)/m
const ROW = /^\| `([\w-]+)` *\| *(\w*)/gm
const NAMED = /^apps\/server\/src\/.+\.([^/.]+)\.ts$/

/** The roles of CONTRIBUTING.md's table, each with the SQL that its files may hold. */
const rolesOf = (contributing: string) =>
  new Map([...(TABLE.exec(contributing)?.[1] ?? '').matchAll(ROW)].map(([, role, holds]) => [role!, holds!]))

/** Server files whose role is not in the table of CONTRIBUTING.md, and roles of the table that no file has. */
export function roleProblems(files: readonly File[], contributing: string): string[] {
  const listed = [...rolesOf(contributing).keys()]
  const found = files.flatMap(({ file }) => {
    const role = NAMED.exec(file)?.[1]
    return role ? [{ file, role }] : []
  })
  return [
    ...found
      .filter(({ role }) => !listed.includes(role))
      .map(({ file, role }) => `${file}: ${role} is no role of CONTRIBUTING.md#server-roles`),
    ...listed
      .filter((role) => !found.some((one) => one.role === role))
      .map((role) => `CONTRIBUTING.md#server-roles: no file is a ${role}`),
  ]
}

const MODULES = 'apps/server/src/modules/'
const PLATFORM = 'apps/server/src/platform/'
const BUILDS =
  /\bsql(?:[<`]|\.\w+\()|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|selectNoFrom|where|\w+Join|orderBy)\(/
/** Beginning and ending a transaction is no statement. */
const RUNS =
  /(?<!\.transaction\(\))\.execute(?:TakeFirst\w*)?\(|\b(?:client|pool)\.query\b(?!\('(?:begin|commit|rollback)'\))/

/**
 * Files of modules with SQL that is not for them (CONTRIBUTING.md#server-roles): a statement that is not in a file of
 * queries, or a part of one in a role that has none. The same of the platform's files that have a role.
 */
export function sqlProblems(files: readonly (File & { text: string })[], contributing: string): string[] {
  const roles = rolesOf(contributing)
  return files.flatMap(({ file, text }) => {
    const role = NAMED.exec(file)?.[1]
    if (!(file.startsWith(MODULES) || (role && file.startsWith(PLATFORM)))) return []
    const holds = role === undefined ? 'parts' : roles.get(role)
    if (holds === 'statements') return []
    const wrong = RUNS.test(text) || (holds !== 'parts' && BUILDS.test(text))
    return wrong ? [`${file}: SQL is in files of queries (CONTRIBUTING.md#server-roles)`] : []
  })
}
