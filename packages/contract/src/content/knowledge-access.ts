/**
 * Who may read the FAQ and the handbook, and what both show; separate from the schemas so that screens do not load zod.
 */
import { can, type AccessHolder } from '../access.ts'

/**
 * Employees and people with a role of the FAQ see all of it; others see public questions
 * (docs/content.md#public-questions).
 */
export const readsWholeFaq = (holder: AccessHolder | null): boolean =>
  holder !== null && (holder.employee || can(holder, 'perguntas_frequentes', 'read'))

/** Every employee, and people with a role of the handbook (docs/content.md#readers-of-content). */
export const readsHandbook = (holder: AccessHolder | null): boolean =>
  holder !== null && (holder.employee || can(holder, 'manual', 'read'))

/** Files of one handbook article, at most. */
export const MAX_ATTACHMENTS = 10

/** A file of a handbook article, of the working copy or of a version. */
export interface ArticleAttachment {
  id_arquivo: string
  nome: string
  tipo: string
  /** Bytes. */
  tamanho: number
}
