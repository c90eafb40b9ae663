/** The lines that a new entity adds to files that others have too. Each takes the file's text and answers the new one. */
import type { Names } from './names.ts'

const importLine = /^import \{ (\w+) \} from '(\.\/.+)'$/gm

/** Its import and its name in a list of manifests, in the order of their paths. */
function withManifest(text: string, name: string, path: string): string {
  const imports = [...text.matchAll(importLine)]
  const next = imports.find(([, , other]) => other! > path)
  const line = `import { ${name} } from '${path}'\n`
  const last = imports.at(-1)!
  const at = next ? next.index : last.index + last[0].length + 1
  const told = text.slice(0, at) + line + text.slice(at)
  return next
    ? told.replace(new RegExp(`^ {2}${next[1]},$`, 'm'), `  ${name},\n  ${next[1]},`)
    : told.replace(new RegExp(`^ {2}${last[1]},$`, 'm'), `  ${last[1]},\n  ${name},`)
}

export const inModuleList = (text: string, { area, folder, many }: Names) =>
  withManifest(text, `${many}Module`, `./${area}/${folder}/${folder}.module.ts`)

export const inScreens = (text: string, { area, folder, many }: Names) =>
  withManifest(text, `${many}Screens`, `./features/${area}/${folder}/${folder}.screens.ts`)

/** Whose readers see the table's history. */
export const inHistory = (text: string, { table, module }: Names) =>
  text.replace('\n} as const satisfies Record<string, ModuleKey', `\n  ${table}: '${module}',$&`)

/** The columns of its sheet, and who imports it. */
export const inSheetWords = (text: string, { many, module, noun }: Names) =>
  text.replace(
    '\n} as const satisfies Record<string, SheetOfEntity>',
    `
  ${many}: {
    module: '${module}',
    ability: 'manage',
    columns: {
      nome: { title: 'Nome', required: true, sample: 'Exemplo de ${noun[0]}' },
      id_empresa: provider,
    },
  },$&`,
  )

/** Who opens the screens, by the sign-ins of the demo group; the person who adds them reads it again. */
export const inWhoOpens = (text: string, { folder, label }: Names, readers: string[], managers: string[]) => {
  const line = (rule: string, address: string, who: string[]) =>
    `  [${JSON.stringify(rule)}, /^\\/${folder}\\/${address}/, ${JSON.stringify(who)}],\n`
  const lines = line(`${label}: read`, 'list$', readers) + line(`${label}: kept`, '', managers)
  return text.replace(/^\]\n\nconst router/m, `${lines}$&`)
}

/** The next place in a section of a hub. */
export function placeIn(section: string, screens: readonly string[]): number {
  const places = screens.flatMap((text) =>
    [...text.matchAll(new RegExp(`'${section}': ([\\d.]+)`, 'g'))].map(([, place]) => Number(place)),
  )
  return Math.floor(Math.max(0, ...places)) + 1
}
