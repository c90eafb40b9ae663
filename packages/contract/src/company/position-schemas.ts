/** What the procedures of positions take and answer. */
import type * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { position } from './position.ts'

export const positionSchemas = schemasOf(position)

export type PositionFields = z.output<typeof positionSchemas.fields>
export type UpdatePositionInput = z.output<typeof positionSchemas.updateInput>
export type ListPositionsInput = z.output<typeof positionSchemas.list.input>
