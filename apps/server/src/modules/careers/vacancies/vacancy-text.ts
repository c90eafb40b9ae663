/** What the public pages of vacancies say without scripts (docs/screens.md#public-pages-without-scripts). */
import {
  contractTypeLabels,
  workModelLabels,
  type ContractType,
  type WorkModel,
} from '@intranet/contract/careers/career-options'
import { formatCount, formatDate, slugify } from '@intranet/contract/formats'
import { pageLook } from '@intranet/contract/page-look'
import { publicLook } from '@intranet/contract/careers/public-look'
import { besideVacancyPage } from '@intranet/contract/careers/vacancy-pages'
import { vacancy as text } from '@intranet/contract/messages/careers'
import { html, richText, type Html } from '../../../platform/html.ts'

interface Listed {
  id: number
  titulo_vaga: string
  empresa: string
  departamento: string
  cidade: string
  uf: string
  tipo_contrato: ContractType
  modalidade: WorkModel
}
interface Whole extends Listed {
  sistema: string
  vagas: number
  descricao: string | null
  requisitos: string | null
  beneficios: string | null
  data_fim: string | null
}

const others = html`<p><a href="/careers/list">Ver as vagas abertas</a></p>`

const facts = (one: Listed) =>
  html`<p>${one.empresa} · ${one.departamento}</p>
    <p>
      ${one.cidade}/${one.uf} · ${contractTypeLabels[one.tipo_contrato]} · ${workModelLabels[one.modalidade]}
    </p>`

const section = (title: string, words: string | null) =>
  words &&
  html`<section>
    <h2 class="${pageLook.label}">${title}</h2>
    <div class="rich">${richText(words)}</div>
  </section>`

/** The head of the page as `PublicStage` draws it. */
const stage = (title: string, brand: string, over: Html | undefined, body: Html) =>
  html`<header class="${publicLook.stage}" data-brand="${brand}">
    ${over}
    <h1 class="${publicLook.heading}">${title}</h1>
    ${body}
  </header>`

/** One vacancy, whole. */
export const vacancyText = (one: Whole) => ({
  heading: one.titulo_vaga,
  stage: stage(
    one.titulo_vaga,
    one.sistema,
    html`<p class="${publicLook.over}">${one.empresa}</p>`,
    html`<p class="${publicLook.tags}">
        <span>${one.cidade}/${one.uf}</span>
        <span>${contractTypeLabels[one.tipo_contrato]} · ${workModelLabels[one.modalidade]}</span>
        <span>${formatCount(one.vagas, 'vaga', 'vagas')}</span>
      </p>
      <div class="${publicLook.actions}">
        <a class="inline-flex items-center rounded-md" href="/applicants/register?vaga=${one.id}"
          >Candidatar-se</a
        >
      </div>`,
  ),
  body: html`<div class="${publicLook.columns}">
    <div class="${publicLook.texts}">
      ${section('O que você vai fazer', one.descricao)} ${section('O que esperamos', one.requisitos)}
      ${section('Benefícios', one.beneficios)}
    </div>
    <div>
      <p>${one.departamento}</p>
      ${one.data_fim && html`<p>Inscrições até ${formatDate(one.data_fim)}</p>`} ${others}
    </div>
  </div>`,
})

/** Links to the pages beside this one of the list at `path`. */
function pageLinks(path: string, page: number, total: number) {
  const { last, before, next } = besideVacancyPage(page, total)
  if (!before && !next) return undefined
  const link = (to: number | undefined, words: string) =>
    to && html`<a href="${path}?pagina=${to}">${words}</a>`
  return html`<nav aria-label="Páginas">
    ${link(before, text.pageBefore)} <span>${text.page(page, last)}</span> ${link(next, text.pageNext)}
  </nav>`
}

/** A page of the open ones, each with its link. */
export const vacanciesText = (
  { dados, total }: { dados: readonly Listed[]; total: number },
  path: string,
  page: number,
) => ({
  heading: 'Trabalhe conosco',
  stage: stage(
    'Trabalhe conosco',
    'intranet',
    undefined,
    html`<p class="mt-2">Vagas abertas nos provedores de internet do grupo</p>`,
  ),
  body: html`${
    dados.length
      ? html`<ul>
          ${dados.map(
            (one) =>
              html`<li class="panel">
                <h2><a href="/careers/role/${one.id}/${slugify(one.titulo_vaga)}">${one.titulo_vaga}</a></h2>
                ${facts(one)}
              </li>`,
          )}
        </ul>`
      : html`<p>${page > 1 ? text.nonePage : text.none}</p>`
  }
  ${pageLinks(path, page, total)}`,
})

/** One that is over, or waits. */
export const endedText = (words: string) => ({
  heading: 'Vaga',
  body: html`<p>${words}</p>
    <p>Há outras oportunidades abertas.</p>
    ${others}`,
})
