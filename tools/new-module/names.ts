/** What somebody says of a new entity, and every name that follows from it. */
import { grantableModules } from '@intranet/contract/access'
import { parseArgs } from 'node:util'
import { areaNames } from '../../apps/web/src/components/shell/area-names.ts'
import { frames, type HubKey } from '../../apps/web/src/components/shell/hubs.ts'

export interface Names {
  /** `company/tools`: folders of server, screens and contract. */
  area: string
  folder: string
  /** `tool`, `Tool`, `Tools`, `tools`. */
  entity: string
  one: string
  One: string
  many: string
  Many: string
  table: string
  label: string
  noun: readonly [one: string, many: string]
  feminine: boolean
  /** Whose roles keep it: `rh`. */
  module: string
  /** `admin/organizacao`: the section of a hub that shows its card. */
  section: string
  /** `admin`: the area of its pages. */
  pages: string
}

export const usage = `pnpm new:module AREA/FOLDER --entity ONE --table TABLE --label TEXT --noun TEXT --module KEY --section HUB/SECTION

  AREA/FOLDER  company/tools        new folders of server, screens and contract; AREA has a page in docs/; the address is /tools
  --entity     tool                 one of them, in English
  --table      ferramenta           its table, in Portuguese; its path of REST is /v1/ferramenta
  --label      Ferramentas          the title of its list
  --noun       ferramenta           one of them, as a sentence says it
  --feminine                        "Nova ferramenta" instead of "Novo …"
  --module     rh                   whose readers read it and whose managers keep it (keys: contract/src/access.ts)
  --section    admin/organizacao    where its card stands (components/shell/hubs.ts)
  --pages      admin                the area of its pages, where it is not that of the hub (components/shell/area-names.ts)
`

type Rule = [keyof Names, RegExp, string]

const hubs = Object.keys(frames) as HubKey[]
export const sections = hubs.flatMap((hub) =>
  Object.keys(frames[hub].sections).map((section) => `${hub}/${section}`),
)
const oneOf = (key: keyof Names, words: readonly string[]): Rule => [
  key,
  new RegExp(`^(${words.join('|')})$`),
  `--${key}: ${words.join(', ')}`,
]

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const rules: Rule[] = [
  ['area', kebab, 'AREA: minúsculas e hífens'],
  ['folder', kebab, 'FOLDER: minúsculas e hífens'],
  ['entity', kebab, '--entity: minúsculas e hífens'],
  ['table', /^[a-z][a-z0-9_]*$/, '--table: minúsculas e sublinhados'],
  ['label', /./, '--label: o título da lista'],
  oneOf('module', grantableModules),
  oneOf('section', sections),
  oneOf('pages', Object.keys(areaNames)),
]

const camel = (text: string) => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const pascal = (text: string) => camel(text).replace(/^./, (letter) => letter.toUpperCase())

/** Reads the command line. Throws an Error with what is wrong and how it is said. */
export function namesOf(args: string[]): Names {
  const text = { type: 'string', default: '' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      entity: text,
      table: text,
      label: text,
      noun: text,
      feminine: { type: 'boolean', default: false },
      module: text,
      section: text,
      pages: text,
    },
  })
  const [area = '', folder = ''] = (positionals[0] ?? '').split('/')
  const { entity, table, label, feminine, module, section, pages } = values
  const hub = hubs.find((key) => key === section.split('/')[0])
  const names: Names = {
    area,
    folder,
    entity,
    one: camel(entity),
    One: pascal(entity),
    many: camel(folder),
    Many: pascal(folder),
    table,
    label,
    noun: [values.noun || label.toLowerCase(), label.toLowerCase()],
    feminine,
    module,
    section,
    pages: pages || (hub && frames[hub].area) || 'admin',
  }
  const wrong = rules.filter(([key, rule]) => !rule.test(String(names[key]))).map(([, , reason]) => reason)
  if (wrong.length) throw new Error(positionals.length ? `${wrong.join('\n')}\n\n${usage}` : usage)
  return names
}

/** "Nova ferramenta", "Novo departamento". */
export const newOne = ({ feminine, noun }: Names) => `${feminine ? 'Nova' : 'Novo'} ${noun[0]}`
