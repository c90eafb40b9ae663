/** Notifications and the live events that announce them. See docs/content.md#notices. */
import * as z from 'zod'
import { documentNames } from '../list.ts'
import { recordId } from '../record.ts'

/** What a notification says; `rota` is where a click leads, an address of this application. */
export const notificationData = z.strictObject({
  modulo: z.string().min(1).max(60),
  msg: z.string().min(1).max(500),
  rota: z
    .string()
    .regex(/^\/(?!\/)/)
    .max(300)
    .optional(),
})
export type NotificationData = z.infer<typeof notificationData>

export const listNotificationsInput = z
  .strictObject({
    /** The Parâmetro's number where nothing is said. */
    limit: z.int().min(1).max(100).optional().register(documentNames, {
      description: 'Quantas, no máximo; sem ele, o parâmetro `notificacao_pagina`.',
    }),
    /** Only those older than this id, for the next page. */
    antes: recordId.optional(),
  })
  .prefault({})
export type ListNotificationsInput = z.output<typeof listNotificationsInput>

/** A notice to people of one's providers: plain text, and where a click leads. */
export const sendNotificationsInput = z.strictObject({
  usuarios: z
    .array(recordId)
    .min(1)
    .max(500)
    .transform((keys) => [...new Set(keys)]),
  msg: z.string().trim().min(1).max(500),
  rota: notificationData.shape.rota,
})
export type SendNotificationsInput = z.output<typeof sendNotificationsInput>

/** How many people it reached: those who are inactive get none. */
export const sentNotifications = z.strictObject({ id_mensagem: recordId, enviadas: z.int() })

export interface NotificationRow {
  id_mensagem: number
  id_usuario: number
  lido: boolean
  id_remetente: number | null
  remetente: { nome: string | null } | null
  data: NotificationData
  created_at: Date
}

/** `id_usuario` may be sent, as documented clients do: everybody marks their own, and another id is refused. */
export const markReadInput = z.strictObject({
  objects: z
    .array(z.strictObject({ id_mensagem: recordId, id_usuario: recordId.nullish() }))
    .min(1)
    .max(500),
})

/** `ate` leaves alone what arrived after the list was shown. */
export const markAllReadInput = z.strictObject({ ate: recordId.optional() })
export type MarkAllReadInput = z.infer<typeof markAllReadInput>
