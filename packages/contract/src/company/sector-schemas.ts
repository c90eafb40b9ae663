/** What the procedures of sectors take and answer. */
import type * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { sector } from './sector.ts'

export const sectorSchemas = schemasOf(sector)

export type SectorFields = z.output<typeof sectorSchemas.fields>
export type UpdateSectorInput = z.output<typeof sectorSchemas.updateInput>
export type ListSectorsInput = z.output<typeof sectorSchemas.list.input>
