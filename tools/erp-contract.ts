// Writes docs/erp-contract.json, the JSON contract for ERPs, from the schemas of the port; a test keeps it current.
import { writeFileSync } from 'node:fs'
import { erpContractDocument } from '../apps/server/src/platform/erp/erp-contract.ts'

const text = JSON.stringify(erpContractDocument(), null, 2)
writeFileSync(new URL('../docs/erp-contract.json', import.meta.url), `${text}\n`)
