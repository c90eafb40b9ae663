import { describe, expect, it } from 'vitest'
import { textOfPieces, wholeWords } from './page-words.ts'

const piece = (str: string, x: number, y: number, more: { width?: number; hasEOL?: boolean } = {}) => ({
  str,
  width: more.width ?? str.length * 5,
  height: 10,
  hasEOL: more.hasEOL ?? false,
  transform: [10, 0, 0, 10, x, y],
})

describe('the words of a page', () => {
  it('are whole where a producer draws them in pieces, and apart where the page shows a gap', () => {
    expect(textOfPieces([piece('fi', 50, 700), piece('bra', 60, 700)])).toBe('fibra')
    expect(textOfPieces([piece('Rede', 50, 700), piece('Norte', 73, 700)])).toBe('Rede Norte')
    expect(textOfPieces([piece('Rede', 50, 700), piece('Norte', 50, 688)])).toBe('Rede\nNorte')
  })

  it('are read line by line, whatever was drawn first: days at the right stay with their job', () => {
    const drawn = [piece('03/2019', 400, 680), piece('Rede Norte', 50, 680), piece('Jobs', 50, 700)]
    expect(textOfPieces(drawn)).toBe('Jobs\nRede Norte\t03/2019')
  })

  it('are words where their letters stand apart, as in headings', () => {
    const wide = [piece('R E S U M O', 50, 700), piece(' ', 105, 700), piece('D E', 110, 700)]
    expect(textOfPieces(wide)).toBe('RESUMO DE')
    expect(textOfPieces([piece('F a b r í c i o Ya m a g u c h i', 50, 700)])).toBe('Fabrício Yamaguchi')
    expect(textOfPieces([piece('a e o', 50, 700)])).toBe('a e o')
  })

  it('of days beside their jobs are read line by line, whatever headings stand above the days', () => {
    const rows = ['um', 'dois', 'três', 'quatro', 'cinco'].flatMap((name, n) => [
      piece(`0${n + 1}/2019 a 05/2020`, 50, 680 - n * 24),
      piece(`Cargo ${name}`, 200, 680 - n * 24),
      piece(`Empresa ${name}`, 200, 668 - n * 24),
    ])
    const heads = ['Experiência', 'Formação', 'Cursos', 'Idiomas', 'Resumo'].map((head, n) =>
      piece(head, 50, 760 - n * 12),
    )
    expect(
      textOfPieces([...heads, ...rows])
        .split('\n')
        .slice(5, 7),
    ).toEqual(['01/2019 a 05/2020\tCargo um', 'Empresa um'])
  })

  it('of labels in a column are read beside what they are of', () => {
    const rows = ['Empresa', 'Cargo', 'Período', 'Empresa', 'Cargo', 'Período'].flatMap((label, n) => [
      piece(`${label}:`, 50, 700 - n * 12),
      piece(`Valor ${n}`, 200, 700 - n * 12),
      piece(`que segue ${n}`, 200, 694 - n * 12),
    ])
    expect(textOfPieces(rows)).toContain('Empresa:\tValor 0\n')
  })

  it('are no cells where letters are all equally wide, however many begin at one place', () => {
    const wide = (str: string, x: number, y: number) => piece(str, x, y, { width: str.length * 6 })
    const rows = [700, 688, 676, 664].flatMap((y) => [wide('Rede', 50, y), wide('Norte', 80, y)])
    expect(textOfPieces(rows).split('\n')[0]).toBe('Rede Norte')
  })

  it('of a table are read row by row, their cells divided by a tabulator', () => {
    const rows = ['Período', '2021', '2018', '2015', '2012'].flatMap((first, n) => [
      piece(first, 50, 700 - n * 14),
      piece(`Empresa ${n}`, 95, 700 - n * 14),
      piece(`Cargo ${n}`, 150, 700 - n * 14),
    ])
    expect(textOfPieces(rows).split('\n').slice(0, 2)).toEqual([
      'Período\tEmpresa 0\tCargo 0',
      '2021\tEmpresa 1\tCargo 1',
    ])
  })

  it('of two columns are read one column after the other, below what is over both', () => {
    const names = ['um', 'dois', 'três', 'quatro']
    const rows = names.flatMap((name, n) => [
      piece(`esquerda ${name}`, 50, 680 - n * 12),
      piece(`direita ${name}`, 300, 680 - n * 12),
    ])
    const title = piece('Currículo de Ana Souza', 50, 700, { width: 400 })
    expect(textOfPieces([...rows, title]).split('\n')).toEqual([
      'Currículo de Ana Souza',
      ...names.map((name) => `esquerda ${name}`),
      ...names.map((name) => `direita ${name}`),
    ])
  })

  it('of two columns are read once where they are as high as what is over both', () => {
    const names = ['um', 'dois', 'três', 'quatro']
    const rows = names.flatMap((name, n) => [
      piece(`esquerda ${name}`, 50, 680 - n * 12),
      piece(`direita ${name}`, 300, 680 - n * 12),
    ])
    const title = piece('Currículo de Ana Souza', 50, 680, { width: 400 })
    expect(textOfPieces([...rows, title]).split('\n')).toEqual([
      'esquerda um',
      'direita um',
      'Currículo de Ana Souza',
      ...names.slice(1).map((name) => `esquerda ${name}`),
      ...names.slice(1).map((name) => `direita ${name}`),
    ])
  })

  it.each([
    ['o\ufb01cial e \ufb02uxo', 'oficial e fluxo'],
    ['Experiˆencia e instala¸c˜ao', 'Experiência e instalação'],
    ['Jo˜ao e Lu´ıs', 'João e Luís'],
    ['Prospec¸c˜ao', 'Prospecção'],
    ['ana.souza@exemplo.com.b\nr\n', 'ana.souza@exemplo.com.br\n'],
    ['manu-\ntenção de redes', 'manutenção de redes'],
    ['manu\u00ad\ntenção', 'manutenção'],
    ['pós-\ngraduação', 'pós-graduação'],
    ['NR-\n35', 'NR-\n35'],
    ['E X P E R I Ê N C I A', 'EXPERIÊNCIA'],
    ['Rede\u00a0Norte', 'Rede Norte'],
  ])('%j are %j', (drawn, shown) => {
    expect(wholeWords(drawn)).toBe(shown)
  })
})
