/** What the procedures of applications take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { byId } from '../record.ts'
import { application } from './applications.ts'

export const applicationSchemas = schemasOf(application)
export type ApplicationFields = z.output<typeof applicationSchemas.fields>
export type UpdateApplicationInput = z.output<typeof applicationSchemas.updateInput>
export type ListApplicationsInput = z.output<typeof applicationSchemas.list.input>

export const favouriteInput = z.strictObject({ ...byId.shape, favorito: z.boolean() })

export const applicationOwnAnswer = z.array(applicationSchemas.row.extend({ favorito: z.boolean() }))

export const applicationFavouriteAnswer = z.strictObject({ favorito: z.boolean() })
