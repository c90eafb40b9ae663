/** Somebody's CV on paper. */
import type { curriculumAnswer } from '@intranet/contract/careers/resume-answers'
import { availabilityLabels } from '@intranet/contract/careers/career-options'
import { formatDate, formatMoney, formatPhone } from '@intranet/contract/formats'
import { educationLabels } from '@intranet/contract/personal-options'
import Document from 'pdfkit'
import { buffer } from 'node:stream/consumers'
import type * as z from 'zod'
import { printable } from '../../../platform/printable.ts'

type Curriculum = z.output<typeof curriculumAnswer>

const INK = '#1d2327'
const QUIET = '#5b6570'

const joined = (parts: readonly (string | null | undefined | false)[], between = ' · ') =>
  parts.filter(Boolean).join(between)
const month = (day: string | null) => (day ? formatDate(day).slice(3) : '')
const period = (from: string, to: string | null, open = 'hoje') => `${month(from)} a ${to ? month(to) : open}`

function writer(doc: PDFKit.PDFDocument) {
  const line = (text: string, { size = 10.5, bold = false, quiet = false } = {}) =>
    doc
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(quiet ? QUIET : INK)
      .text(printable(text), { lineGap: 2 })
  return {
    line,
    section(title: string, rows: readonly (() => void)[]) {
      if (!rows.length) return
      doc.moveDown(1)
      line(title, { size: 9.5, bold: true, quiet: true })
      doc.moveDown(0.3)
      for (const write of rows) {
        write()
        doc.moveDown(0.5)
      }
    },
  }
}

function writeHead({ line }: ReturnType<typeof writer>, cv: Curriculum): void {
  line(cv.nome ?? cv.email, { size: 20, bold: true })
  const place = cv.cidade ? `${cv.cidade}/${cv.uf}` : null
  line(
    joined([
      place,
      cv.idade !== null && `${cv.idade} anos`,
      cv.telefone && formatPhone(cv.telefone),
      cv.email,
    ]),
    {
      quiet: true,
    },
  )
  const licence = cv.cnh_categoria && cv.cnh_categoria !== 'Não Possui' ? `CNH ${cv.cnh_categoria}` : null
  const more = joined([licence, cv.viagem && 'Disponível para viagens', cv.linkedin])
  if (more) line(more, { quiet: true })
}

/** A4 with the sections that hold something. */
export async function curriculumPdf(cv: Curriculum): Promise<Buffer> {
  const info = { Title: `Currículo de ${cv.nome ?? cv.email}`, Author: 'Intranet' }
  const doc = new Document({ size: 'A4', margin: 56, lang: 'pt-BR', displayTitle: true, info })
  const write = writer(doc)
  writeHead(write, cv)
  write.section(
    'EXPERIÊNCIA',
    cv.experiencias.map((one) => () => {
      write.line(joined([one.funcao, one.empresa]), { bold: true })
      const place = joined([one.cidade, one.estado], '/')
      write.line(joined([period(one.data_inicio, one.data_fim), place]), { quiet: true })
      if (one.descricao) write.line(one.descricao)
    }),
  )
  write.section(
    'FORMAÇÃO',
    cv.formacoes.map((one) => () => {
      write.line(joined([one.descricao, one.ie]), { bold: true })
      write.line(
        joined([educationLabels[one.situacao], period(one.data_inicio, one.data_fim, 'em andamento')]),
        {
          quiet: true,
        },
      )
    }),
  )
  write.section(
    'CERTIFICADOS',
    cv.certificados.map((one) => () => {
      write.line(joined([one.descricao, one.organizacao]), { bold: true })
      const until = one.data_validade ? `válido até ${formatDate(one.data_validade)}` : null
      write.line(joined([formatDate(one.data_emissao), until]), { quiet: true })
    }),
  )
  const wishes = joined(
    [
      cv.areas_interesse.length > 0 && `Áreas de interesse: ${cv.areas_interesse.join(', ')}`,
      cv.disponibilidade && `Disponibilidade: ${availabilityLabels[cv.disponibilidade]}`,
      cv.pretensao_salarial && `Pretensão salarial: ${formatMoney(cv.pretensao_salarial)}`,
    ],
    '\n',
  )
  write.section('INTERESSES', wishes ? [() => write.line(wishes)] : [])
  doc.end()
  return buffer(doc)
}
