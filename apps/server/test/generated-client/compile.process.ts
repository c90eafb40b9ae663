/** What the compiler finds wrong in programs on generated clients: `node compile.process.ts <program>…`. */
import ts from 'typescript-5'

const options: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: false,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
}
const faults = ts.getPreEmitDiagnostics(ts.createProgram(process.argv.slice(2), options))
const said = faults.map(({ file, start = 0, messageText }) => {
  const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
  return `${file?.fileName ?? ''}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
})
process.stdout.write(said.join('\n'))
