import { fleet as text } from '@intranet/contract/messages/fleet'
import { fineSchemas } from '@intranet/contract/operations/fine-schemas'
import { defineSheet } from '../../../platform/sheet-entity.ts'
import { linesThat } from '../../../platform/sheet-lines.ts'
import { takenNotices } from './fine.queries.ts'
import { createFineOfSheet, dropFine, notifyOfFines } from './fine.service.ts'

export const fineSheet = defineSheet({
  entidade: 'fines',
  table: 'multa',
  chunk: 500,
  schema: fineSchemas.fields,
  once: [['auto_infracao']],
  async compare(_deps, db, lines) {
    const taken = await takenNotices(
      db,
      Array.from(lines.values(), ({ auto_infracao }) => auto_infracao),
    )
    return linesThat(lines, ({ auto_infracao }) => taken.has(auto_infracao), {
      auto_infracao: text.noticeTaken,
    })
  },
  save: createFineOfSheet,
  written: notifyOfFines,
  remove: dropFine,
})
