// The slow half of a line is the script's own; pictures and type follow while it is at work, and are there when it draws.
const secondThings = document.querySelector<HTMLTemplateElement>('#second-things')
if (secondThings) document.head.append(secondThings.content)
