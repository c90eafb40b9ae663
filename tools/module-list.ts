import { dirname } from 'node:path'

interface File {
  file: string
  text: string
}

/** The lists of manifests, and which files belong into it. */
const lists = [
  { list: 'apps/server/src/modules/module-list.ts', of: /^apps\/server\/src\/modules\/.+\.module\.ts$/ },
  { list: 'apps/web/src/screens.ts', of: /^apps\/web\/src\/features\/.+\.screens\.ts$/ },
  { list: 'packages/contract/src/sheet-list.ts', of: /^packages\/contract\/src\/.+-sheet\.ts$/ },
]

/** What is wrong with the lists: a manifest that is missing, and lines that are out of order. */
export function listProblems(files: readonly File[]): string[] {
  return lists.flatMap(({ list, of }) => {
    const text = files.find(({ file }) => file === list)?.text ?? ''
    const imports = [...text.matchAll(/^import \{ (\w+) \} from '\.\/(.+)'$/gm)].map(([, name, path]) => ({
      name: name!,
      file: `${dirname(list)}/${path}`,
    }))
    const missing = files.filter(({ file }) => of.test(file) && !imports.some((one) => one.file === file))
    const paths = imports.map(({ file }) => file)
    const named = [...text.matchAll(/^ {2}(\w+),$/gm)].map(([, name]) => name)
    return [
      ...missing.map(({ file }) => `${list}: ${file} is missing`),
      ...(paths.join() === paths.toSorted().join()
        ? []
        : [`${list}: imports stand in the order of their paths`]),
      ...(named.join() === imports.map(({ name }) => name).join()
        ? []
        : [`${list}: the list has the order of its imports`]),
    ]
  })
}
