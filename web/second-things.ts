// On a slow connection the script comes first; pictures and fonts load while it runs, and are ready when it draws.
const secondThings = document.querySelector<HTMLTemplateElement>('#second-things')
if (secondThings) document.head.append(secondThings.content)
