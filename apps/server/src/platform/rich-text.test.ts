import { describe, expect, it } from 'vitest'
import { cleanedWords, cleanRichText, plainText } from './rich-text.ts'

describe('rich text', () => {
  it('keeps what the editor makes', () => {
    const made =
      '<h2>Título</h2><p>Um <strong>texto</strong> <span class="rt-size-5">grande</span></p><ul><li>item</li></ul>'
    expect(cleanRichText(made)).toBe(made)
  })

  it('has sizes 1 to 7 and colours as classes (docs/screens.md#rich-text)', () => {
    const sized = (size: number) => `<span class="rt-size-${size}">a</span>`
    for (const size of [1, 2, 3, 4, 5, 6, 7]) expect(cleanRichText(sized(size))).toBe(sized(size))
    expect(cleanRichText('<span class="rt-color-info" style="color:red">a</span>')).toBe(
      '<span class="rt-color-info">a</span>',
    )
  })

  it.each([
    ['a script', '<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['a handler', '<p onclick="x()">a</p>', '<p>a</p>'],
    ['an image', '<img src=x onerror=x()>', ''],
    ['a style', '<p style="position:fixed">a</p>', '<p>a</p>'],
    [
      'a foreign class',
      '<span class="dlg rt-color-danger">a</span>',
      '<span class="rt-color-danger">a</span>',
    ],
    ['a frame', '<iframe src="https://x"></iframe>', ''],
  ])('drops %s', (_name, sent, kept) => {
    expect(cleanRichText(sent)).toBe(kept)
  })

  it('drops addresses that run, and opens the others apart', () => {
    expect(cleanRichText('<a href="javascript:x()">a</a>')).not.toContain('javascript')
    expect(cleanRichText('<a href="https://a.example">a</a>')).toBe(
      '<a href="https://a.example" rel="noopener noreferrer" target="_blank">a</a>',
    )
  })

  it('reads as words for search', () => {
    expect(plainText('<h2>Férias</h2><p>Peça com&nbsp;30 dias<br>de antecedência</p>')).toBe(
      'Férias Peça com 30 dias de antecedência',
    )
    expect(plainText('<p> </p>')).toBe('')
  })

  it.each([
    '<pre>a</pre><pre>b</pre>',
    'a<hr>b',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
    '<blockquote>a</blockquote>b',
  ])('keeps words of different blocks apart: %s', (html) => {
    expect([plainText(html), cleanedWords(html)]).toEqual(['a b', 'a b'])
  })

  it.each([
    '<h2>Férias</h2><p>Peça com&nbsp;30 dias<br>de antecedência</p>',
    '<ul><li>um</li><li><b>do</b>is</li></ul><blockquote>a</blockquote>b<hr>c',
    '<p>1 &lt; 2 && "x" &amp;lt; 3 > 2</p>',
    '<p><a href="https://a.example/?q=&quot;>b">c</a> <span class="rt-size-5">d</span></p>',
    '<p> </p>',
    '',
  ])('reads the words of what was cleaned as of any HTML: %s', (html) => {
    const cleaned = cleanRichText(html)
    expect(cleanedWords(cleaned)).toBe(plainText(cleaned))
  })
})

it('keeps cells and rows of a table apart, which no editor has', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const html = `<table><tbody>${row('Plano', 'Valor')}${row('Fibra 300', '79,90')}</tbody></table>`
  expect(cleanRichText(html)).toBe('Plano; Valor<br />Fibra 300; 79,90')
})
