import { supplies as text } from '@intranet/contract/messages/supplies'
import { assetFields } from '@intranet/contract/operations/assets'
import { recordId } from '@intranet/contract/record'
import { defineSheet } from '../../../platform/sheet-entity.ts'
import { linesThat } from '../../../platform/sheet-lines.ts'
import { removeAsset, takenAssets } from './asset.queries.ts'
import { createAssets } from './asset.service.ts'

export const assetSheet = defineSheet({
  entidade: 'assets',
  table: 'suprimento_patrimonio',
  /** The provider separates products of one name: the asset has that of its product. */
  schema: assetFields.extend({ id_empresa: recordId.optional() }),
  once: [['patrimonio', 'id_produto']],
  async compare(_deps, db, lines) {
    const taken = new Set(await takenAssets(db, [...lines.values()]))
    return linesThat(lines, (fields) => taken.has(fields), { patrimonio: text.assetTaken })
  },
  save: (db, actor, { id_empresa: _, ...fields }) => createAssets(db, actor, [fields]),
  remove: removeAsset,
})
