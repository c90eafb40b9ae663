import { resume as text } from '@intranet/contract/messages/careers'
import { describe, expect, it } from 'vitest'
import { hostilePdfs, pdfOf } from '../../../../test/factories/pdf.ts'
import { readPdfText } from './pdf-text.ts'

describe('the text of a PDF', () => {
  it('is read with its lines and accents', async () => {
    const read = await readPdfText(await pdfOf('Formação\nTécnico em Redes\nExperiência com fibra óptica', 2))
    expect(read).toMatchObject({ situacao: 'lido', paginas: 2, motivo: null })
    expect(read.texto).toContain('Experiência com fibra óptica')
    expect(read.texto?.split('\n')).toContain('Técnico em Redes')
  })

  it.each([
    [
      'with more than 30 pages',
      () => pdfOf('x', 31),
      'recusado',
      'O PDF tem páginas demais. Envie até 30 páginas.',
    ],
    [
      'with a password',
      () => pdfOf('segredo', 1, 'abc'),
      'recusado',
      'Este PDF pede uma senha para abrir. Envie uma cópia sem senha.',
    ],
    ['without text', () => pdfOf(''), 'sem_texto', null],
    [
      'that is none',
      async () => Buffer.from('nada'),
      'recusado',
      'Não foi possível ler o PDF. Salve-o de novo e envie outra vez.',
    ],
  ] as const)('of a file %s says so', async (_what, make, situacao, motivo) => {
    expect(await readPdfText(await make())).toMatchObject({ situacao, motivo, texto: null })
  })

  it(
    'of hostile files ends soon and says why; the next one is read as ever',
    { timeout: 120_000 },
    async () => {
      const outcomes: Record<string, string> = {}
      for (const [name, content] of Object.entries(hostilePdfs())) {
        const { situacao, motivo } = await readPdfText(content, 5000)
        outcomes[name] = motivo ?? situacao
      }
      expect(outcomes).toEqual({
        bomb: 'O PDF é pesado demais para ser lido. Salve-o de novo, mais simples, e envie outra vez.',
        doubleBomb: 'Não foi possível ler o PDF. Salve-o de novo e envie outra vez.',
        circle: 'sem_texto',
        endless: 'Não foi possível ler o PDF. Salve-o de novo e envie outra vez.',
        countLie: 'lido',
        noTrailer: 'Não foi possível ler o PDF. Salve-o de novo e envie outra vez.',
        wrongTrailer: expect.any(String),
        cut: 'Não foi possível ler o PDF. Salve-o de novo e envie outra vez.',
        script: 'lido',
        program: 'O PDF é pesado demais para ser lido. Salve-o de novo, mais simples, e envie outra vez.',
      })
      expect(await readPdfText(await pdfOf('Depois de tudo'))).toMatchObject({ situacao: 'lido' })
    },
  )

  it('is read in turn: among many at once each broken one gets its text, and the server answers meanwhile', async () => {
    const good = await pdfOf('Um de muitos')
    const broken = Buffer.from('%PDF-1.7\nnada que se leia')
    const files = Array.from({ length: 20 }, (_, n) => (n % 10 === 4 ? broken : good))
    let ticks = 0
    const timer = setInterval(() => (ticks += 1), 5)
    const reads = await Promise.all(files.map((file) => readPdfText(file)))
    clearInterval(timer)
    const expected = files.map((file) => (file === good ? ['lido', null] : ['recusado', text.pdfBroken]))
    expect(reads.map(({ situacao, motivo }) => [situacao, motivo])).toEqual(expected)
    expect(ticks).toBeGreaterThan(3)
  })
})
