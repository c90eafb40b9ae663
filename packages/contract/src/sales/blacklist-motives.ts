/** The reasons of the blacklist's entries, of the whole group. See docs/sales.md#blacklist. */
import { can, type AccessHolder } from '../access.ts'
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'

/** The managers of both screens maintain the reasons (docs/sales.md#reasons-of-the-blacklist). */
export const keepsMotives = (holder: AccessHolder | null): boolean =>
  can(holder, 'blacklist', 'manage') || can(holder, 'vendas', 'manage')

export const blacklistMotive = entity(
  'vendas_blocklist_motivo',
  {
    nome: field.name('Motivo', 80),
    /** Fraud and the like: an entry with it needs a file. */
    exige_evidencia: field.flag('Exige evidência'),
    registros: field.count('Registros'),
    ativo: field.active(),
  },
  { sort: 'nome', options: ['nome', 'exige_evidencia'] },
)

export type MotiveFields = FieldsOf<typeof blacklistMotive>
export type UpdateMotiveInput = ChangesOf<typeof blacklistMotive>
export type ListMotivesInput = ListInputOf<typeof blacklistMotive>
