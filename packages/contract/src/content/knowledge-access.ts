/** Who reads the FAQ and the handbook, and what both show, apart from the schemas so that screens can ask without zod. */
import { can, type AccessHolder } from '../access.ts'

/** Employees and who has a role of the FAQ find all of it; everybody else what is public (reading 08). */
export const readsWholeFaq = (holder: AccessHolder | null): boolean =>
  holder !== null && (holder.employee || can(holder, 'perguntas_frequentes', 'read'))

/** Every employee, and who has a role of the handbook; the menu still follows 000:183. */
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
