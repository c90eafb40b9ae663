interface File {
  file: string
}

const TABLE = /^### Server roles\n([^#]*)/m
const NAMED = /^apps\/server\/src\/.+\/[^/.]+\.([^/.]+)\.ts$/

/** Server files whose role is not in the table of CONTRIBUTING.md, and roles of the table that no file has. */
export function roleProblems(files: readonly File[], contributing: string): string[] {
  const table = TABLE.exec(contributing)?.[1] ?? ''
  const listed = [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, role]) => role!)
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
