import { proofs } from './test/proofs.ts'
import { conclude, runTwice, withShapes } from './test/runs.ts'

// Runs the longer proofs, those in a browser last: `pnpm proofs [part of a path …]`.
const asked = process.argv.slice(2)
const chosen = proofs.filter((file) => asked.length === 0 || asked.some((part) => file.includes(part)))
const isWalk = (file: string) => file.endsWith('.e2e.ts')
const units = chosen.filter((file) => !isWalk(file))
const walks = chosen.filter(isWalk)
conclude([
  ...(units.length > 0 ? [withShapes(() => runTwice(units))] : []),
  ...(walks.length > 0 ? [runTwice(['--project', 'e2e', ...walks])] : []),
])
if (chosen.length === 0) {
  process.stderr.write(`Nenhuma prova com ${asked.join(' ')}\n`)
  process.exitCode = 1
}
