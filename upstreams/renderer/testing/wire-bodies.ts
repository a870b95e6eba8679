export const text = (words: string, more: object = {}) => ({
  type: 'text',
  x: 1685,
  y: 930,
  width: 1130,
  height: 900,
  text: words,
  font: { name: 'johnson14Left', color: '#000000' },
  ...more,
})

export const front = {
  type: 'image',
  x: 1454,
  y: -46,
  width: 1592,
  height: 2192,
  url: '/art/1HBE2115/front.webp',
  clip: { x: 1500, y: -46, width: 1546, height: 2192 },
}

export const outside = { name: 'outside', width: 3000, height: 2100, fold: { x: 1500 }, background: '', print: true, layers: [front] }
export const inside = { ...outside, name: 'inside', layers: [text('Welcome home!')] }
export const card = { cardWidth: 1500, cardHeight: 2100, orientation: 'V', render: 'preview', pages: [outside, inside], bleed: 46 }
export const address = { name: 'Ann Okonkwo', address1: '418 Larkspur Ln', city: 'Portland', state: 'OR', zip: '97217' }
