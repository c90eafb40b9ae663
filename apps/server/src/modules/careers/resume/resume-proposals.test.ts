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
    [
      'with the company first and the town behind the days',
      [
        'Rede Norte',
        'Técnica de Campo',
        'março de 2019 - maio de 2022 (3 anos e 2 meses) · Pelotas/RS',
        'Vetorial',
        'Instaladora',
        'junho de 2022 - Presente · Rio Grande/RS',
      ],
    ],
    [
      'with the town beside the company',
      [
        'Técnica de Campo',
        'Rede Norte | Jaraguá do',
        'Sul/SC',
        'De 03/2019 a 05/2022',
        'Instaladora',
        'Vetorial | Pelotas/RS',
        '06/2022 a os dias atuais',
      ],
    ],
    [
      'with a label for each',
      [
        'Empresa: Rede Norte',
        'Cargo: Técnica de Campo',
        'Período: 15/03/2019 a 20/05/2022',
        'Atendimento ao cliente',
        'Empresa: Vetorial',
        'Função: Instaladora',
        'Período: 15/06/2022 a o presente momento',
      ],
    ],
    [
      'with labels in a line, and days of entry and exit',
      [
        'Cargo: Técnica de Campo | Empresa: Rede Norte',
        'Período: Entrada: 03/2019 Saída: 05/2022',
        'Cargo: Instaladora | Empresa: Vetorial',
        'Período: desde 06/2022',
      ],
    ],
    [
      'with years of two digits',
      ['Técnica de Campo', 'Rede Norte', '03/19 a 05/22', 'Instaladora', 'Vetorial', '06/22 - atual'],
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

  it.each([
    ['2018', null, '2018-01-01'],
    ['Conclusão: 12/2018', null, '2018-12-01'],
    ['Concluído em 2018', null, '2018-01-01'],
    ['previsão de conclusão: dez/2027', null, '2027-12-01'],
    ['2024 – cursando', '2024-01-01', null],
    ['início em 02/2024, em andamento', '2024-02-01', null],
    ['2015 a 2018', '2015-01-01', '2018-01-01'],
  ])('reads the days of a course written as %j', (days, data_inicio, data_fim) => {
    for (const lines of [
      ['Ciências Contábeis', 'UNISUL'],
      ['UNISUL', 'Ciências Contábeis'],
    ])
      expect(proposalsOf(['Formação', ...lines, days].join('\n')).formacoes).toEqual([
        { descricao: 'Ciências Contábeis', ie: 'UNISUL', data_inicio, data_fim },
      ])
  })

  it('goes on behind a line that begins like a heading', () => {
    expect(
      jobs('Técnica de Campo - Rede Norte', '03/2019 - 05/2022', 'Contato com clientes de fibra').slice(0, 1),
    ).toEqual([first])
  })
})
