/** Privacy notices as they are read without scripts, and how they are called where their address is shared. */
import { formatDateTime } from '@intranet/contract/formats'
import { noticeForms, noticeParts, type NoticeForm } from '@intranet/contract/privacy-notice-words'
import { html } from '../../../platform/html.ts'
import type { PageHeadSource } from '../../../platform/page-head.ts'
import { readNotice } from './privacy-notice.queries.ts'

const isForm = (form: string): form is NoticeForm => Object.hasOwn(noticeForms, form)
const isPart = (part: string): part is keyof typeof noticeParts => Object.hasOwn(noticeParts, part)

/** The version that the address asks for, as the screen reads it. */
const versionIn = (query: URLSearchParams) =>
  /^[1-9]\d{0,8}$/.test(query.get('versao') ?? '') ? Number(query.get('versao')) : undefined

export const privacyNoticeHeads: readonly PageHeadSource[] = [
  {
    address: /^\/privacidade\/([a-z]{1,40})\/?$/,
    async head(db, [, form = ''], query) {
      const notice = isForm(form) && (await readNotice(db, form, versionIn(query)))
      if (!isForm(form) || !notice) return undefined
      const title = `Aviso de privacidade: ${noticeForms[form]}`
      const parts = Object.keys(noticeParts).filter(isPart)
      return {
        title,
        description: `Quem usa os dados, para quê e por quanto tempo. ${noticeForms[form]}.`,
        text: {
          heading: title,
          body: html`<article class="panel">
            ${parts.map(
              (part) =>
                html`<section>
                  <h2>${noticeParts[part]}</h2>
                  <p class="whitespace-pre-line">${notice[part]}</p>
                </section>`,
            )}
            <p>Versão ${notice.versao}, de ${formatDateTime(notice.created_at)}.</p>
          </article>`,
        },
      }
    },
  },
]
