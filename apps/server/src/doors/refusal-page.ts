/** Refusals as people read them: who opens an address in a browser gets a page, programs get JSON. */
import type { FastifyRequest } from 'fastify'
import { common } from '@intranet/contract/messages'
import { publicPage } from '../platform/public-page.ts'

/** Links in e-mails and on paper: customers open them with any device. */
const optOut = /^(\/api\/rest)?\/v1\/descadastro(\/|\?|$)/
const trackingLink = /^\/r\/[^/?]+\/?(\?|$)/

/** Whether a person looks at the answer: at a customer's address always, elsewhere where a browser says so. */
const isLookedAt = ({ method, url, headers }: FastifyRequest) =>
  optOut.test(url) ||
  trackingLink.test(url) ||
  ((method === 'GET' || method === 'HEAD') && headers['sec-fetch-dest'] === 'document')

function titleOf(status: number): string {
  if (status >= 500) return 'Tente novamente em instantes'
  return status === 404 || status === 400 ? 'Página não encontrada' : 'Não foi possível abrir'
}

/** The page that shows a refusal, or null if a program called. `text` is the text of the refusal. */
export function refusalPage(request: FastifyRequest, status: number, text: string): string | null {
  if (!isLookedAt(request)) return null
  const cut = status === 404 || status === 400
  if (optOut.test(request.url) && cut)
    return publicPage({
      title: 'Link inválido',
      text: 'Confira o endereço no fim da mensagem que você recebeu: ele pode ter sido cortado.',
    })
  return publicPage({ title: titleOf(status), text: status >= 500 ? common.unavailable : text })
}
