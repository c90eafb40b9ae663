/** One import: who, what (a path from the root, or a package's name), whether only types cross, whether `import()`. */
export type Import = { from: string; to: string; typeOnly: boolean; dynamic: boolean }

type Rule = { from: RegExp; to: RegExp; why: string; unless?: (edge: Import) => boolean }

const areaOf = (path: string) => /^apps\/server\/src\/modules\/[^/]+/.exec(path)?.[0]

/** The allowed directions, as what is forbidden. Order: router | rest → service → queries → db; routes → features → components → lib. */
const rules: Rule[] = [
  {
    from: /^packages\/contract\//,
    to: /^(node:|apps\/|packages\/(?!contract)|(react|react-dom|fastify|pg|kysely|@trpc\/\w+)(\/|$))/,
    why: 'contract is pure: no node, no react, no other part',
  },
  { from: /^packages\/db\//, to: /^(apps\/|packages\/client)/, why: 'db knows only contract' },
  {
    from: /^packages\/client\//,
    to: /^(apps\/|packages\/db)/,
    why: 'client takes only types of the server',
    unless: ({ typeOnly }) => typeOnly,
  },
  {
    from: /^apps\/web\//,
    to: /^(apps\/server|packages\/(db|client)|node:)/,
    why: 'web takes only types of the server',
    unless: ({ from, typeOnly }) => typeOnly || !from.startsWith('apps/web/src/'),
  },
  { from: /^apps\/server\//, to: /^(apps\/web|packages\/client)/, why: 'server does not know web or client' },
  {
    from: /\.queries\.ts$/,
    to: /(\.(service|router|rest)\.ts$|^apps\/server\/src\/doors\/)/,
    why: 'queries stand below services and doors',
  },
  {
    from: /\.service\.ts$/,
    to: /(\.(router|rest)\.ts$|^apps\/server\/src\/doors\/)/,
    why: 'services stand below doors',
  },
  { from: /\.router\.ts$/, to: /\.rest\.ts$/, why: 'REST translates to procedures, not the other way' },
  {
    from: /\.rest\.ts$/,
    to: /\.queries\.ts$/,
    why: 'REST calls procedures, never queries',
    unless: ({ typeOnly }) => typeOnly,
  },
  {
    from: /^apps\/server\/src\/platform\//,
    to: /^apps\/server\/src\/(doors|modules)\//,
    why: 'platform stands below modules and doors',
  },
  {
    from: /^apps\/server\/src\/modules\//,
    to: /^apps\/server\/src\/doors\//,
    why: 'modules stand below doors',
  },
  {
    from: /^apps\/server\/src\/modules\//,
    to: /\.queries\.ts$/,
    why: "another area's queries are reached from a service only",
    unless: ({ from, to }) => areaOf(from) === areaOf(to) || !areaOf(to) || from.endsWith('.service.ts'),
  },
  {
    from: /^apps\/web\/src\/lib\//,
    to: /^apps\/web\/src\/(components|features|routes)\//,
    why: 'lib is the lowest',
  },
  {
    from: /^apps\/web\/src\/components\//,
    to: /^apps\/web\/src\/(features|routes)\//,
    why: 'components stand below features',
  },
  {
    from: /^apps\/web\/src\/features\//,
    to: /^apps\/web\/src\/routes\//,
    why: 'features stand below routes',
  },
]

/** The rules that an import breaks, in words. */
export function brokenRules(edge: Import): string[] {
  return rules
    .filter((rule) => rule.from.test(edge.from) && rule.to.test(edge.to) && !rule.unless?.(edge))
    .map((rule) => `${edge.from} → ${edge.to}: ${rule.why}`)
}
