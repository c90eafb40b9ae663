import { describe, expect, it } from 'vitest'
import { proposalsOf } from './resume-proposals.ts'

const jobs = (...lines: string[]) =>
  proposalsOf(['Experiência Profissional', ...lines].join('\n')).experiencias.map(
    ({ funcao, empresa, data_inicio, data_fim }) => [funcao, empresa, data_inicio, data_fim],
  )
const first = ['Técnica de Campo', 'Rede Norte', '2019-03-01', '2022-05-01']
const second = ['Instaladora', 'Vetorial', '2022-06-01', null]

describe('what a CV proposes', () => {
  it.each([
    [
      'with both names in a line and the days below',
      [
        'Técnica de Campo - Rede Norte',
        '03/2019 - 05/2022',
        'Instaladora - Vetorial',
        '06/2022 até o momento',
      ],
    ],
    [
      'with a line for each',
      ['Técnica de Campo', 'Rede Norte', '03/2019 a 05/2022', 'Instaladora', 'Vetorial', 'jun/2022 - atual'],
    ],
    [
      'with what was done between them',
      [
        'Técnica de Campo',
        'Rede Norte',
        'março de 2019 – maio de 2022',
        '• Implantação de 40 caixas em 2021',
        '- Contato com clientes',
        'Instaladora',
        'Vetorial',
        '06/2022 - até o momento',
      ],
    ],
    [
      'with a line over both names that is neither',
      [
        'Técnica de Campo — Rede Norte 03/2019 – 05/2022',
        'Instalação de fibra e atendimento oficial',
        'Instaladora — Vetorial',
        'jun/2022 – até o momento',
      ],
    ],
    [
      'with the days first',
      ['03/2019 - 05/2022', 'Técnica de Campo', 'Rede Norte', 'desde 06/2022', 'Instaladora', 'Vetorial'],
    ],
    [
      'with the days beside the position',
      ['Técnica de Campo (03/2019 – 05/2022)', 'Rede Norte', 'Instaladora (06/2022 – presente)', 'Vetorial'],
    ],
  ])('are both jobs %s', (_how, lines) => {
    expect(jobs(...lines)).toEqual([first, second])
  })

  it('keeps a course that is called "Curso"', () => {
    const text = 'Formação\nCurso Técnico em Redes - IFSul\n2015 - 2017\nCursos\nNR-35\n2020'
    expect(proposalsOf(text).formacoes).toEqual([
      { descricao: 'Curso Técnico em Redes', ie: 'IFSul', data_inicio: '2015-01-01', data_fim: '2017-01-01' },
    ])
  })

  it('goes on behind a line that begins like a heading', () => {
    expect(
      jobs('Técnica de Campo - Rede Norte', '03/2019 - 05/2022', 'Contato com clientes de fibra').slice(0, 1),
    ).toEqual([first])
  })
})
