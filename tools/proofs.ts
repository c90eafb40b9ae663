import { proofs } from './test/proofs.ts'
import { conclude, runTwice } from './test/runs.ts'

// Runs the longer proofs, those in a browser last: `pnpm proofs [part of a path …]`.
const asked = process.argv.slice(2)
const chosen = proofs.filter((file) => asked.length === 0 || asked.some((part) => file.includes(part)))
const isWalk = (file: string) => file.endsWith('.e2e.ts')
const units = chosen.filter((file) => !isWalk(file))
const walks = chosen.filter(isWalk)
if (chosen.length === 0) throw new Error(`Nenhuma prova com ${asked.join(' ')}`)
conclude([units, walks].filter((files) => files.length > 0).map((files) => runTwice(files)))
