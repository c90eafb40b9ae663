/** Decides who may see a file, by the rule of the record that owns it. A module with files adds its line. */
import type { Database } from '@intranet/db/connection'
import { maySeePhoto } from '../../modules/access/users/photo.service.ts'
import { maySeeAttachment } from '../../modules/content/handbook/attachment.service.ts'
import { maySeeNews } from '../../modules/content/news/news.queries.ts'
import { maySeeOnboardingContent } from '../../modules/people/onboarding/content.service.ts'
import { maySeeDocument } from '../../modules/people/documents/document.service.ts'
import { maySeeResourceFile } from '../../modules/content/resources/resource.service.ts'
import { maySeeEvidence } from '../../modules/sales/blacklist/blacklist.service.ts'
import { maySeeSheet } from '../../modules/sales/lead-imports/lead-import.service.ts'
import type { Actor } from '../../platform/actor.ts'

/** `null` is a guest. `id` is the owning record's. */
type MaySee = (db: Database, actor: Actor | null, id: number) => Promise<boolean>

const everybody: MaySee = async () => true

/** Table → rule. Nobody sees files of tables that are not listed here. */
export const fileOwners: Record<string, { maySee: MaySee; public?: true }> = {
  empresa: { maySee: everybody, public: true },
  rh_usuario: { maySee: maySeePhoto },
  novidade: { maySee: maySeeNews },
  onboarding_conteudo: { maySee: maySeeOnboardingContent },
  manual_anexo: { maySee: maySeeAttachment },
  rh_documento: { maySee: maySeeDocument },
  recurso: { maySee: maySeeResourceFile },
  blacklist: { maySee: maySeeEvidence },
  // The wheel's background and a campaign's rules are on its public page.
  site_roleta_configuracao: { maySee: everybody, public: true },
  site_roleta_campanhas: { maySee: everybody, public: true },
  vendas_lead_importacao: { maySee: maySeeSheet },
}
