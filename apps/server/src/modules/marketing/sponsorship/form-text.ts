/** What the start of a sponsorship says without scripts (docs/screens.md#public-pages-without-scripts). */
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { noticeAddress } from '@intranet/contract/privacy-notice-words'
import { html } from '../../../platform/html.ts'

const heading = 'Solicitação de patrocínio'
const follow = html`Já solicitou? <a href="/patrocinios/protocolo">Acompanhe pelo protocolo</a>.`

/** The choice of the provider. */
export const providersText = (providers: readonly { sistema: string; nome: string }[]) => ({
  heading,
  // Longer than the sentence of the app: what is larger later would be the largest paint.
  lead: html`Escolha o provedor que atende a cidade do seu evento: a resposta vem em ${text.deadline}.
  ${follow}`,
  body: html`<ul>
    ${providers.map(({ sistema, nome }) => html`<li class="panel"><a href="/patrocinios/${sistema}">${nome}</a></li>`)}
  </ul>`,
})

/** A provider's form begins so; what it asks for needs scripts. */
export const startText = ({ nome }: { nome: string }) => ({
  heading,
  lead: html`Conte sobre o seu evento. A ${nome} responde em ${text.deadline}. ${follow}`,
  body: html`<p><a href="${noticeAddress('patrocinio')}">Aviso de privacidade</a></p>
    <p><a href="/patrocinios">Ver os provedores</a></p>`,
})
