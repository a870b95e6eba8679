/** Addresses from which no picture may come: private, local, reserved, multicast, mapped, or translated to one of these. */
export const PRIVATE_ADDRESSES = `
  127.0.0.1 127.0.0.2 127.255.255.254 0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.255 169.254.169.254 169.254.0.1
  172.16.0.1 172.31.255.255 192.168.0.1 192.168.255.255 192.0.0.8 192.0.2.1 192.88.99.1 198.18.0.1 198.19.255.255 198.51.100.7
  203.0.113.9 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
  :: ::1 ::7f00:1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:10.0.0.1 ::ffff:a9fe:a9fe ::ffff:0:127.0.0.1
  64:ff9b::127.0.0.1 64:ff9b::7f00:1 64:ff9b::a00:1 64:ff9b:1::7f00:1 100::1 2001::1 2001:0:7f00:1:: 2001:10::1 2001:db8::1
  2002:7f00:1:: 2002:a00:1::1 3fff::1 5f00::1 fc00::1 fd00::1 fdff:ffff::1 fe80::1 fec0::1 ff02::1 ff0e::1`
  .trim()
  .split(/\s+/)

/** Many ways to write this machine or an internal network as the host of a URL, and hosts that only resemble an allowed one. */
const HOSTS = `
  127.0.0.1 127.1 127.0.1 2130706433 0x7f000001 0x7f.1 0X7F.0.0.1 017700000001 0177.0.0.1 0177.0.0.01 127.0.0.1. 0 0.0.0.0 0x0 00
  [::1] [::] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::127.0.0.1] [64:ff9b::7f00:1] [fe80::1] [fd00::1] [2002:7f00:1::]
  169.254.169.254 2852039166 0xa9fea9fe 0251.0376.0251.0376 10.0.0.1 192.168.1.1 ①②⑦.⓪.⓪.① 127。0。0。1 %31%32%37.0.0.1
  localhost LOCALHOST localhost. lvh.me 127.0.0.1.nip.io pictures.example.test.evil.example pictures-example.test
  pictures.example.test. ᵖictures.evil.example xn--pictures-example.test`
  .trim()
  .split(/\s+/)

/**
 * Creates URLs that must be refused before any lookup, although `pictures.example.test` and IP addresses are allowed and servers listen at that port.
 */
export const hostileUrls = (port: number): string[] => [
  ...HOSTS.map((host) => `https://${host}/a.png`),
  'http://pictures.example.test/a.png',
  `https://pictures.example.test:${port}/a.png`,
  'https://pictures.example.test:80/a.png',
  'https://me@pictures.example.test/a.png',
  'https://me:word@pictures.example.test/a.png',
  `https://pictures.example.test@127.0.0.1:${port}/a.png`,
  'https://pictures.example.test%2f@127.0.0.1/a.png',
  `https://127.0.0.1:${port}\\@pictures.example.test/a.png`,
  `https:\\\\127.0.0.1:${port}\\a.png`,
  `https://127.0.0.1:${port}#@pictures.example.test/a.png`,
  `https://127.0.0.1:${port}?@pictures.example.test/a.png`,
  `http://127.0.0.1:${port}/a.png`,
  `http://[::1]:${port}/a.png`,
  `//127.0.0.1:${port}/a.png`,
  `ftp://127.0.0.1:${port}/a.png`,
  `gopher://127.0.0.1:${port}/_a`,
  `dict://127.0.0.1:${port}/a`,
  `ws://127.0.0.1:${port}/`,
  'wss://pictures.example.test/',
  'file:///etc/passwd',
  'file://localhost/etc/passwd',
  'data:image/png;base64,iVBORw0KGgo=',
  'blob:https://pictures.example.test/1',
  'javascript:alert(1)',
  `ht\ntp://127.0.0.1:${port}/a.png`,
]
