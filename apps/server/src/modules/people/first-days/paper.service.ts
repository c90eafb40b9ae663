import { paperErrors, type UpdatePaperInput } from '@intranet/contract/people/admission-papers'
import type { Database } from '@intranet/db/connection'
import { assertNoErrors } from '../../../platform/errors.ts'
import { assertNewest, found, holdRecord } from '../../../platform/records.ts'
import { getPaper, updatePaper } from './paper.queries.ts'

export async function changePaper(db: Database, input: UpdatePaperInput) {
  await holdRecord(db, 'admissao_papel', input.id)
  const stored = found(await getPaper(db, input.id))
  assertNewest(input, stored)
  assertNoErrors(paperErrors({ ...stored, ...input }))
  return updatePaper(db, input)
}
