const PATHS = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 20 20',
  heart: 'M12 20S3.5 15.2 3.5 9.3A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.7C20.5 15.2 12 20 12 20z',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  down: 'm6 9 6 6 6-6',
  left: 'm15 5-7 7 7 7',
  right: 'm9 5 7 7-7 7',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7',
  alert: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8v5M12 16v.2',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  print: 'M7 9V4h10v5M7 17H4.5v-7.5h15V17H17M7 14h10v6H7z',
  external: 'M13 4.5h6.5V11M19.5 4.5 11 13M16 14v5.5H4.5V8H10',
  filter: 'M4 7h16M7 12h10M10 17h4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  calendar: 'M4.5 6h15v13.5h-15zM4.5 10h15M8 3.5V7M16 3.5V7',
  larger: 'M14 4.5h5.5V10M10 19.5H4.5V14M19.5 4.5l-6.5 6.5M4.5 19.5l6.5-6.5',
  smaller: 'M19.5 10H14V4.5M4.5 14H10v5.5M14 10l6-6M10 14l-6 6',
} as const

/** An icon beside or instead of a word. Screen readers get the word from the element around the icon. */
export function Icon({
  name,
  size = 20,
  filled = false,
  className = '',
}: {
  name: keyof typeof PATHS
  size?: number
  filled?: boolean
  className?: string
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
