/** The type check of the screens in a copy of them, so that the files on the disk stay as they are. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mistaken, type WebMutation } from './web-mutation.ts'

/** A place that the type check refuses. */
export interface TypeFault {
  /** From the root, with `/`. */
  file: string
  line: number
  text: string
}

export interface TypeCheck {
  /** What is refused with these mistakes in the files. */
  faults(mutations: readonly WebMutation[]): Promise<TypeFault[]>
  close(): void
}

/** The lines of the compiler's answer that name a place. */
export const faultsIn = (output: string): TypeFault[] =>
  [...output.matchAll(/^([^\s(][^(\n]*)\((\d+),\d+\): error (.*)$/gm)].map(([, file, line, text]) => ({
    file: file!.replaceAll('\\', '/'),
    line: Number(line),
    text: text!,
  }))

const config = {
  extends: './tsconfig.base.json',
  compilerOptions: { incremental: true, tsBuildInfoFile: './checked.tsbuildinfo' },
  include: ['apps/web/src'],
  // They are asked by the tests themselves; those of types stay.
  exclude: ['apps/web/src/**/*.test.ts', 'apps/web/src/**/*.test.tsx'],
}

/** What the screens and what tests them import, which holds no mistakes. */
export const LINKED = [
  'node_modules',
  'packages',
  'apps/server',
  'apps/web/node_modules',
  'apps/web/e2e',
  'apps/web/route-tables.ts',
  'tools',
]

function copyOf(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'mutate-web-'))
  mkdirSync(join(folder, 'apps/web'), { recursive: true })
  for (const one of LINKED) symlinkSync(join(root, one), join(folder, one))
  cpSync(join(root, 'apps/web/src'), join(folder, 'apps/web/src'), { recursive: true })
  cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.base.json'))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  return folder
}

const run = (command: string, cwd: string) =>
  new Promise<string>((resolve) => {
    const flags = ['--singleThreaded', '--noEmit', '--pretty', 'false']
    execFile(command, flags, { cwd, maxBuffer: 2 ** 26 }, (_error, stdout) => resolve(stdout))
  })

/** Copies the screens and checks them once as they are; throws when that is refused already. */
export async function startTypeCheck(root: string): Promise<TypeCheck> {
  const folder = copyOf(root)
  const compiler = join(root, 'node_modules/.bin/tsc')
  const close = () => rmSync(folder, { recursive: true, force: true })
  const asItIs = await run(compiler, folder)
  if (/error TS/.test(asItIs)) {
    close()
    throw new Error(`The screens are refused as they are:\n${asItIs.slice(0, 2000)}`)
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
