/** The type check of a part of the code in a copy of it, so that the files on the disk stay as they are. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { mistaken, type WebMutation } from './web-mutation.ts'

/** A mistake in a file, of whatever kind. */
export type Mistake = Pick<WebMutation, 'file' | 'line' | 'start' | 'end' | 'by'>

/** A place that the type check refuses. */
export interface TypeFault {
  /** From the root, with `/`. */
  file: string
  line: number
  text: string
}

export interface TypeCheck {
  /** What is refused with these mistakes in the files. */
  faults(mutations: readonly Mistake[]): Promise<TypeFault[]>
  close(): void
}

/** The lines of the compiler's answer that name a place. */
export const faultsIn = (output: string): TypeFault[] =>
  [...output.matchAll(/^([^\s(][^(\n]*)\((\d+),\d+\): error (.*)$/gm)].map(([, file, line, text]) => ({
    file: file!.replaceAll('\\', '/'),
    line: Number(line),
    text: text!,
  }))

const configOf = (copied: string) => ({
  extends: './tsconfig.base.json',
  compilerOptions: { incremental: true, tsBuildInfoFile: './checked.tsbuildinfo' },
  include: [copied],
  // They are asked by the tests themselves; those of types stay.
  exclude: [`${copied}/**/*.test.ts`, `${copied}/**/*.test.tsx`],
})

/** A folder that mistakes are put into, and what it and its tests import, which has none. */
export interface CheckedPart {
  copied: string
  linked: readonly string[]
}

/** What the screens and what tests them import. */
export const LINKED = [
  'node_modules',
  'packages',
  'apps/server',
  'apps/web/node_modules',
  'apps/web/e2e',
  'apps/web/route-tables.ts',
  'tools',
]
export const SCREENS: CheckedPart = { copied: 'apps/web/src', linked: LINKED }
export const SERVER: CheckedPart = {
  copied: 'apps/server/src',
  linked: [
    'node_modules',
    'packages',
    'apps/server/node_modules',
    'apps/server/test',
    'apps/server/package.json',
    'apps/web',
    'tools',
  ],
}

export const CONTRACT: CheckedPart = {
  copied: 'packages/contract/src',
  linked: ['node_modules', 'packages/contract/node_modules', 'packages/contract/package.json'],
}

function copyOf(root: string, { copied, linked }: CheckedPart): string {
  const folder = mkdtempSync(join(tmpdir(), 'mutate-types-'))
  mkdirSync(join(folder, dirname(copied)), { recursive: true })
  for (const one of linked) symlinkSync(join(root, one), join(folder, one))
  cpSync(join(root, copied), join(folder, copied), { recursive: true })
  cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.base.json'))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configOf(copied)))
  return folder
}

const run = (command: string, cwd: string) =>
  new Promise<string>((resolve) => {
    const flags = ['--singleThreaded', '--noEmit', '--pretty', 'false']
    execFile(command, flags, { cwd, maxBuffer: 2 ** 26 }, (_error, stdout) => resolve(stdout))
  })

/** Copies the part and checks it once as it is; throws when that is refused already. */
export async function startTypeCheck(root: string, checked: CheckedPart = SCREENS): Promise<TypeCheck> {
  const folder = copyOf(root, checked)
  const compiler = join(root, 'node_modules/.bin/tsc')
  const close = () => rmSync(folder, { recursive: true, force: true })
  const asItIs = await run(compiler, folder)
  if (/error TS/.test(asItIs)) {
    close()
    throw new Error(`${checked.copied} is refused as it is:\n${asItIs.slice(0, 2000)}`)
  }
  return {
    async faults(mutations) {
      const before = mutations.map(
        (one) => [join(folder, one.file), readFileSync(join(folder, one.file), 'utf8')] as const,
      )
      for (const [place, [path, text]] of before.entries())
        writeFileSync(path, mistaken(text, mutations[place]!))
      try {
        return faultsIn(await run(compiler, folder))
      } finally {
        for (const [path, text] of before) writeFileSync(path, text)
      }
    },
    close,
  }
}
